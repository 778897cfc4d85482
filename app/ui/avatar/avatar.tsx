import { initials } from '~/domain/names'
import { avatar } from './avatar.css'

/** Stands for a person: the first letter of each word of the name, all of them (checklist M055). */
export function Avatar({ name }: { name: string }) {
  const letters = initials(name)
  return (
    <span className={avatar} role="img" aria-label={`Initials ${letters}`}>
      {letters}
    </span>
  )
}
