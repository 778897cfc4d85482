/**
 * What pdfkit 0.20 and fontkit 2.0.4 need for scripts whose letters change with their neighbours. Both are reached where
 * their typings end; a release that mends them makes this file unnecessary.
 */
export function shapeRunsWhole(embedded: EmbeddedFont) {
  // Otherwise each word is shaped alone and laid to the right of the one before, which Arabic script is not.
  embedded.layout = (text) => embedded.layoutCached(text)
}

/** A font as pdfkit holds it in a document. */
export interface EmbeddedFont {
  /** As fontkit parsed it. */
  font: { _layoutEngine?: { engine?: { GPOSProcessor?: Positioner } } }
  /** In thousandths of the size. */
  ascender: number
  descender: number
  layout: (text: string) => unknown
  layoutCached: (text: string) => unknown
}

/**
 * A font may say that a mark has no place on a letter; Noto Sans Telugu does for common letters. HarfBuzz then tries the
 * font's next rule, but fontkit reads the missing place and throws (foliojs/fontkit issue 367): a customer's name would be a
 * failed document. Here the rule is passed over, as HarfBuzz does.
 */
export function passOverNullAnchors(font: EmbeddedFont['font']) {
  const positioner = font._layoutEngine?.engine?.GPOSProcessor
  if (!positioner) return
  const { applyAnchor, applyLookup } = positioner
  let isPassedOver = false
  positioner.applyAnchor = function (mark, base, index) {
    if (base && mark.markAnchor) applyAnchor.call(this, mark, base, index)
    else isPassedOver = true
  }
  positioner.applyLookup = function (type, table) {
    isPassedOver = false
    return applyLookup.call(this, type, table) && !isPassedOver
  }
}

/** The part of fontkit that places marks, as far as it is touched here. */
interface Positioner {
  applyAnchor: (this: Positioner, mark: { markAnchor: unknown }, base: unknown, index: number) => void
  applyLookup: (this: Positioner, type: number, table: unknown) => boolean
}
