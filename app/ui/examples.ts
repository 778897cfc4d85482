import { examples as accordion } from './accordion/accordion.examples'
import { examples as amount } from './amount/amount.examples'
import { examples as avatar } from './avatar/avatar.examples'
import { examples as badge } from './badge/badge.examples'
import { examples as busy } from './busy/busy.examples'
import { examples as button } from './button/button.examples'
import { examples as card } from './card/card.examples'
import { examples as columns } from './columns/columns.examples'
import { examples as combobox } from './combobox/combobox.examples'
import { examples as confirmLink } from './confirm-link/confirm-link.examples'
import { examples as contactLine } from './contact-line/contact-line.examples'
import { examples as copyButton } from './copy-button/copy-button.examples'
import { examples as dateText } from './date-text/date-text.examples'
import { examples as derivation } from './derivation/derivation.examples'
import { examples as descriptionList } from './description-list/description-list.examples'
import { examples as detailsMenu } from './details-menu/details-menu.examples'
import { examples as emptyState } from './empty-state/empty-state.examples'
import { examples as errorSummary } from './error-summary/error-summary.examples'
import type { Example } from './example'
import { examples as field } from './field/field.examples'
import { examples as figures } from './figures/figures.examples'
import { examples as filterPanel } from './filter-panel/filter-panel.examples'
import { examples as formLayout } from './form-layout/form-layout.examples'
import { examples as heading } from './heading/heading.examples'
import { examples as icon } from './icon/icon.examples'
import { examples as ledger } from './ledger/ledger.examples'
import { examples as linkAccordion } from './link-accordion/link-accordion.examples'
import { examples as loadMore } from './paged-list/load-more.examples'
import { examples as notice } from './notice/notice.examples'
import { examples as paidBar } from './paid-bar/paid-bar.examples'
import { examples as results } from './results/results.examples'
import { examples as searchBox } from './search-box/search-box.examples'
import { examples as shareBar } from './share-bar/share-bar.examples'
import { examples as shortName } from './short-name/short-name.examples'
import { examples as spinner } from './spinner/spinner.examples'
import { examples as stack } from './stack/stack.examples'
import { examples as table } from './table/table.examples'
import { examples as tabs } from './tabs/tabs.examples'
import { examples as exportActions } from './export-actions/export-actions.examples'
import { examples as textLink } from './text-link/text-link.examples'
import { examples as toast } from './toast/toast.examples'

/** Examples of components that are smaller than a page, for the development gallery and tests. */
export const examplesByComponent: Record<string, Example[]> = {
  accordion,
  amount,
  avatar,
  badge,
  busy,
  button,
  card,
  columns,
  combobox,
  'confirm-link': confirmLink,
  'contact-line': contactLine,
  'copy-button': copyButton,
  'date-text': dateText,
  derivation,
  'description-list': descriptionList,
  'details-menu': detailsMenu,
  'empty-state': emptyState,
  'error-summary': errorSummary,
  field,
  figures,
  'filter-panel': filterPanel,
  'form-layout': formLayout,
  heading,
  icon,
  ledger,
  'link-accordion': linkAccordion,
  'load-more': loadMore,
  notice,
  'paid-bar': paidBar,
  results,
  'search-box': searchBox,
  'share-bar': shareBar,
  'short-name': shortName,
  spinner,
  stack,
  table,
  tabs,
  'export-actions': exportActions,
  'text-link': textLink,
  toast,
}
