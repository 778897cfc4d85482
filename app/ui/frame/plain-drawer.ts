import * as styles from './drawer.css'

/** Makes the drawer of a saved copy work without scripts: `<details>` replaces its button and dialog. */
export function toPlainDrawer(page: ParentNode) {
  const dialog = page.querySelector('nav dialog')
  const button = dialog?.previousElementSibling
  if (!button) return
  dialog.remove()
  button.outerHTML = `<details class="${styles.drawer}"><summary class="${styles.drawerSummary}">${button.innerHTML}</summary></details>`
}
