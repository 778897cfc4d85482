import { type GalleryDate, GalleryDatesReply } from './contract/gallery'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export function gallery(caller: Caller) {
  return {
    /** A page of a project's dates, newest first; empty after the last. */
    dates: (projectId: string, page = 1) =>
      callUpstream(caller, 'galleryDates', GalleryDatesReply, {
        params: { project: projectId },
        query: { page },
      }),

    /** The pictures of one date; null without any. */
    async onDate(projectId: string, date: string): Promise<GalleryDate | null> {
      const dates = await callUpstream(caller, 'galleryDates', GalleryDatesReply, {
        params: { project: projectId },
        query: { from_date: date, to_date: date },
      })
      return dates[0] ?? null
    },
  }
}
