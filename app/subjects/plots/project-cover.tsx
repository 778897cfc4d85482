import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { Icon } from '~/ui/icon/icon'
import * as styles from './project-cover.css'

/** The head of a project's card. Without a picture, cards beside each other still have one shape. */
export function ProjectCover({ name, picture }: { name: string; picture: ShownPicture | null }) {
  return picture ? (
    <div className={styles.cover}>
      <Picture picture={picture} name={name} shape="slide" sizes="(min-width: 600px) 400px, 100vw" />
    </div>
  ) : (
    <div className={styles.noCover}>
      <Icon name="projects" />
    </div>
  )
}
