import { type MouseEvent, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Picture } from '~/screen/pictures/picture'
import { UpstreamText } from '~/ui/text/text'
import { Button } from '~/ui/button/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Heading } from '~/ui/heading/heading'
import { isForOtherTab, Link } from '~/ui/link/link'
import * as styles from './carousel.css'
import { nameOf, type ShownSlide, SlideView } from './slide-view'
import { useAutoAdvance } from './use-auto-advance'

/**
 * A row of slides. Each slide links to its own page; with scripts it opens in a dialog instead. With scripts, two or more slides also
 * advance by themselves, and a pause button precedes them in tab order (M050, M051, M052).
 */
export function Carousel({ slides }: { slides: ShownSlide[] }) {
  const isHydrated = useHydrated()
  const [openedSlide, setOpenedSlide] = useState<ShownSlide | null>(null)
  const { listProps, isPlaying, togglePlaying } = useAutoAdvance({ isPaused: openedSlide !== null })
  const close = () => setOpenedSlide(null)

  function open(event: MouseEvent, slide: ShownSlide) {
    if (!isHydrated || isForOtherTab(event)) return
    event.preventDefault()
    setOpenedSlide(slide)
  }

  return (
    <section aria-labelledby="slides">
      <div className={styles.head}>
        <Heading level={2} id="slides">
          {m.highlights()}
        </Heading>
        {isHydrated && slides.length > 1 && (
          <Button type="button" variant="quiet" icon={isPlaying ? 'pause' : 'play'} onClick={togglePlaying}>
            {isPlaying ? m.pause() : m.play()}
          </Button>
        )}
      </div>
      <ul className={styles.slides} {...listProps}>
        {slides.map((slide, index) => (
          <li key={index} className={styles.slide}>
            <Link
              className={styles.link}
              to={paths.home({ slide: index + 1 })}
              onClick={(event) => open(event, slide)}
            >
              <SlideThumb slide={slide} isFirst={index === 0} />
            </Link>
          </li>
        ))}
      </ul>
      {isHydrated && (
        <Dialog
          title={openedSlide ? nameOf(openedSlide) : ''}
          width="large"
          isOpen={openedSlide !== null}
          onClose={close}
        >
          {openedSlide && <SlideView slide={openedSlide} />}
          <div>
            <Button type="button" onClick={close}>
              {m.close()}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

function SlideThumb({
  slide: { title, name, thumb, image },
  isFirst,
}: {
  slide: ShownSlide
  isFirst: boolean
}) {
  const heading = title || name
  return (
    <>
      {thumb && 'src' in thumb && (
        <Picture
          picture={thumb}
          name=""
          shape="slide"
          sizes="(min-width: 26em) 340px, 80vw"
          isFirst={isFirst}
        />
      )}
      <span className={styles.title}>
        <UpstreamText>{heading}</UpstreamText>
      </span>{' '}
      {image && 'size' in image && (
        <span className={styles.weight}>{m.pictureCount({ count: image.size })}</span>
      )}
    </>
  )
}
