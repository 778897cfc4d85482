import { type GalleryDate, GalleryDatesReply } from '~/contract/gallery'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export function gallery(caller: Caller) {
  return {
    /** Newest date first; empty after the last page. */
    dates: (projectId: string, page = 1) =>
      callUpstream(caller, 'galleryDates', GalleryDatesReply, {
        params: { project: projectId },
        query: { page },
      }),

    async onDate(projectId: string, date: string): Promise<GalleryDate | null> {
      const dates = await callUpstream(caller, 'galleryDates', GalleryDatesReply, {
        params: { project: projectId },
        query: { from_date: date, to_date: date },
      })
      return dates[0] ?? null
    },
  }
}
