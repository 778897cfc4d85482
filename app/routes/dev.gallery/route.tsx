import { pageTitle } from '~/lib/page-title'
import { examplesByComponent } from '~/ui/examples'
import { Card } from '~/ui/card/card'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('Components')

/** Component examples, in development only. */
export default function Gallery() {
  return (
    <Page title="Components" width="table">
      {Object.entries(examplesByComponent).map(([component, list]) =>
        list.map(({ name, render }) => (
          <Card key={`${component} ${name}`} heading={`${component}: ${name}`}>
            {render()}
          </Card>
        )),
      )}
    </Page>
  )
}
