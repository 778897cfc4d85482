import type { LineFigure } from '~/contract/queries'
import { formatDate, isIsoDate } from '~/domain/dates'
import { m } from '~/messages/messages'
import { Amount, RichText, UpstreamText } from '~/ui/text/text'
import { DescriptionList } from '~/ui/description-list/description-list'

interface LineFiguresProps {
  figures: LineFigure[]
  now?: LineFigure[]
}

export function LineFigures({ figures, now }: LineFiguresProps) {
  return (
    <DescriptionList
      items={figures.map((figure) => {
        const current = now?.find(({ label }) => label === figure.label)
        const hasChanged = current !== undefined && !isSame(current, figure)
        return {
          label: figure.label,
          value: hasChanged ? (
            <RichText
              text={m.thenAndNow()}
              parts={{ before: <FigureValue {...figure} />, now: <FigureValue {...current} /> }}
            />
          ) : (
            <FigureValue {...figure} />
          ),
          isEmphasised: hasChanged,
        }
      })}
    />
  )
}

function FigureValue({ paise, text }: LineFigure) {
  if (text === '') return <Amount paise={paise} />
  return isIsoDate(text) ? formatDate(text) : <UpstreamText>{text}</UpstreamText>
}

const isSame = (one: LineFigure, other: LineFigure) => one.paise === other.paise && one.text === other.text
