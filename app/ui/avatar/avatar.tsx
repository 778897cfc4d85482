import { initials } from '~/domain/names'
import { m } from '~/messages/messages'
import { avatar } from './avatar.css'

/** Initials of all words of the name (M055). */
export function Avatar({ name }: { name: string }) {
  const letters = initials(name)
  return (
    <span className={avatar} role="img" aria-label={m.initialsLetters({ letters })}>
      {letters}
    </span>
  )
}
