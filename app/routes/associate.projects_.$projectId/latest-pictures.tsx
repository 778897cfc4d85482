import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { Heading } from '~/ui/heading/heading'
import { Stack } from '~/ui/stack/stack'
import { pictures as row } from './latest-pictures.css'

interface LatestPicturesProps {
  heading: string
  pictures: { heading: string; picture: ShownPicture }[]
}

export function LatestPictures({ heading, pictures }: LatestPicturesProps) {
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
    </Stack>
  )
}
