import { m } from '~/messages/messages'
import { UpstreamText } from '~/ui/text/text'

export function Facing({ facing, isCorner }: { facing: string; isCorner: boolean }) {
  return (
    <>
      <UpstreamText>{facing || '—'}</UpstreamText>
      {isCorner && ` · ${m.corner()}`}
    </>
  )
}
