import { m } from '~/messages/messages'
import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { Heading } from '~/ui/heading/heading'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { pictures as row } from './latest-pictures.css'

interface LatestPicturesProps {
  heading: string
  to: string
  pictures: { heading: string; picture: ShownPicture }[]
}

export function LatestPictures({ heading, to, pictures }: LatestPicturesProps) {
  return (
    <Stack gap={8}>
      <Heading>{heading}</Heading>
      <ul className={row}>
        {pictures.map(({ heading: name, picture }, index) => (
          <li key={index}>
            <Picture picture={picture} name={name} shape="thumb" sizes="(min-width: 768px) 260px, 45vw" />
          </li>
        ))}
      </ul>
      <TextLink to={to} icon="gallery">
        {m.gallery()}
      </TextLink>
    </Stack>
  )
}
