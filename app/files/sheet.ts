import type PDFDocument from 'pdfkit'
import type { TextLayout, Line, Style } from './text-layout'

type Pdf = InstanceType<typeof PDFDocument>
export type Element = ReturnType<Pdf['struct']>

/** About 14 mm, as in print.css.ts. */
const MARGIN = 40
const FOOT = 48
const RUNNING_HEAD: Style = { size: 8.5 }
const INK = 'black'
const RULE: [number, number, number] = [170, 170, 170]

export interface Sheet {
  textLayout: TextLayout
  left: number
  width: number
  top: number
  /** Adds a page if less than `height` is left. Returns true if a page was added. */
  makeRoom: (height: number) => boolean
  /** A structure element; the parent defaults to the document. */
  element: (type: string, parent?: Element, options?: ElementOptions) => Element
  /** Adds a page if this page lacks room for the text and for `heightBelow` below it. */
  write: (type: 'P' | 'H1' | 'H2', text: string, style: Style, gap: number, heightBelow?: number) => void
  place: (element: Element | null, lines: Line[], box: Box) => void
  rule: (top: number, weight: number) => void
  end: () => void
}

interface ElementOptions {
  scope?: 'Column' | 'Row'
}

interface Box {
  left: number
  top: number
  width: number
  isRightAligned?: boolean
}

export function sheetOf(pdf: Pdf, textLayout: TextLayout, runningHead: string): Sheet {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  pdf.fillColor(INK)

  const sheet: Sheet = {
    textLayout,
    left: MARGIN,
    width: pdf.page.width - 2 * MARGIN,
    top: MARGIN,

    makeRoom(height) {
      if (sheet.top + height <= pdf.page.height - FOOT) return false
      pdf.addPage()
      const lines = textLayout.linesOf(runningHead, RUNNING_HEAD, sheet.width)
      sheet.place(null, lines, { left: MARGIN, top: MARGIN, width: sheet.width })
      sheet.top = MARGIN + heightOf(lines) + 8
      return true
    },

    element(type, parent = root, options = {}) {
      const element = pdf.struct(type, options as object)
      parent.add(element)
      return element
    },

    write(type, text, style, gap, heightBelow = 0) {
      const lines = textLayout.linesOf(text, style, sheet.width)
      if (!sheet.makeRoom(gap + heightOf(lines) + heightBelow)) sheet.top += gap
      const element = sheet.element(type)
      sheet.place(element, lines, { left: MARGIN, top: sheet.top, width: sheet.width })
      element.end()
      sheet.top += heightOf(lines)
    },

    place(element, lines, { left, top, width, isRightAligned }) {
      const draw = () => {
        let y = top
        for (const line of lines) {
          textLayout.draw(line, isRightAligned ? left + width - line.width : left, y)
          y += line.height
        }
      }
      if (element) element.add(draw)
      else decorate(draw)
    },

    rule(top, weight) {
      decorate(() => {
        const right = MARGIN + sheet.width
        pdf.moveTo(MARGIN, top).lineTo(right, top).lineWidth(weight).strokeColor(RULE).stroke()
      })
    },

    end: () => root.end(),
  }
  return sheet

  /** Draws decoration, which screen readers skip: rules between rows, and repeated texts. */
  function decorate(draw: () => void) {
    pdf.markContent('Artifact', { type: 'Pagination' })
    draw()
    pdf.endMarkedContent()
  }
}

export const heightOf = (lines: Line[]) => lines.reduce((sum, { height }) => sum + height, 0)
