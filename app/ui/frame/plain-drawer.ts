import * as styles from './drawer.css'

/** In a copied page, replaces the drawer's button and dialog by `<details>`. */
export function toPlainDrawer(page: ParentNode) {
  const dialog = page.querySelector('nav dialog')
  const button = dialog?.previousElementSibling
  if (!button) return
  dialog.remove()
  button.outerHTML = `<details class="${styles.drawer}"><summary class="${styles.drawerSummary}">${button.innerHTML}</summary></details>`
}
