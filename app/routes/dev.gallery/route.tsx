import { pageTitle } from '~/screen/page-title'
import { Card } from '~/ui/card/card'
import { Page } from '~/ui/page/page'
import { galleryExamples } from './gallery-examples'

export const handle = pageTitle(() => 'Components')

/** Component examples, in development only. */
export default function Gallery() {
  return (
    <Page title="Components" width="table">
      {Object.entries(galleryExamples).map(([component, list]) =>
        list.map(({ name, render }) => (
          <Card key={`${component} ${name}`} heading={`${component}: ${name}`}>
            {render()}
          </Card>
        )),
      )}
    </Page>
  )
}
