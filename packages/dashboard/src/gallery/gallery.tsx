import { DELIVERY_STATUSES, type Locale, PAYMENT_STATUSES, REFUND_STATUSES } from '@mitako/contract';
import { ErrorSummary, Field, Mark, type PageBrand, TEXT_SIZES } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Chart } from '../components/chart.tsx';
import { Code } from '../components/code.tsx';
import { Badge, ButtonLink, Card, Facts, Notice, TextLink, type Tone } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, figure, TableCard } from '../components/table.tsx';

const TONES: readonly Tone[] = ['good', 'bad', 'wait', 'info', 'ended', 'plain', 'mode'];

interface GalleryProps {
  readonly locale: Locale;
  readonly brand: PageBrand;
}

/** Every component once, in each of its states. */
export function Gallery({ locale, brand }: GalleryProps): JSX.Element {
  const page = { locale };
  return (
    <>
      <header class="bar">
        <span class="brand">
          <Mark brand={brand} />
          Components
        </span>
      </header>
      <main class="gallery" id="main">
        <div class="heading">
          <h1>Components</h1>
          <ButtonLink href="?" label="Quiet action" />
        </div>
        <Card title="Text">
          {TEXT_SIZES.map((rem, index) => (
            <p class={`text-${index + 1}`}>{`--t${index + 1}: ${rem} rem`}</p>
          ))}
          <p class="soft">Text of less weight</p>
          <p>
            <TextLink href="?" label="A link" />
          </p>
        </Card>
        <Card title="Badges">
          <Row>
            {TONES.map((tone) => (
              <Badge tone={tone}>{tone}</Badge>
            ))}
          </Row>
        </Card>
        <Card title="Statuses">
          <Row>
            {PAYMENT_STATUSES.map((status) => (
              <Status page={page} of="payment" is={status} />
            ))}
          </Row>
          <Row>
            {DELIVERY_STATUSES.map((status) => (
              <Status page={page} of="delivery" is={status} />
            ))}
          </Row>
          <Row>
            {REFUND_STATUSES.map((status) => (
              <Status page={page} of="refund" is={status} />
            ))}
          </Row>
        </Card>
        <Notice>Something was done.</Notice>
        <div class="warning">
          <p>Something to know before anything else.</p>
        </div>
        <ErrorSummary title="" alert="Something went wrong." errors={{}} />
        <Forms />
        <Data locale={locale} />
      </main>
    </>
  );
}

function Row({ children }: { readonly children: Child }) {
  return (
    <p>
      <span class="badges">{children}</span>
    </p>
  );
}

function Forms() {
  return (
    <Card title="Forms">
      <form>
        <Field name="name" label="Field" hint="What is expected." type="text" autocomplete="off" value="Awa Ndiaye" />
        <Field
          name="wrong"
          label="Invalid field"
          type="text"
          autocomplete="off"
          value="x"
          error="What to do about it."
        />
        <p class="row below">
          <button class="button" type="button">
            Main action
          </button>
          <button class="button quiet" type="button">
            Quiet action
          </button>
          <button class="button danger" type="button">
            Irreversible action
          </button>
        </p>
      </form>
    </Card>
  );
}

function Data({ locale }: Pick<GalleryProps, 'locale'>) {
  const page = { locale };
  const rows = PAYMENT_STATUSES.slice(0, 4).map((status, index) => ({ name: `CMD-10${index}`, status }));
  return (
    <>
      <Card title="Names and values">
        <Facts
          facts={[
            ['Amount', '12 500 FCFA'],
            ['Identifier', <code>pay_01kedeeb007mbnpzh849vpwvtz</code>],
          ]}
        />
      </Card>
      <TableCard<(typeof rows)[number]>
        title="Table"
        columns={[
          column('Reference', ({ name }) => <a href="?">{name}</a>),
          column('Status', ({ status }) => <Status page={page} of="payment" is={status} />),
          figure('Amount', () => <strong>12 500 FCFA</strong>),
        ]}
        rows={rows}
      />
      <TableCard
        title="Table without rows"
        columns={[]}
        rows={[]}
        empty="What would be here, and what to do about it."
      />
      <Card title="Chart">
        <Chart
          id="chart"
          title="Chart"
          description="The best day is the last."
          days={[3, 5, 2, 8].map((value) => ({ label: String(value), value, title: String(value), before: 4 }))}
          tick={String}
        />
      </Card>
      <Card title="Code">
        <Code label="Code">{'{ "amount": 5000 }'}</Code>
        <details>
          <summary>More</summary>
          <p>What was folded away.</p>
        </details>
      </Card>
    </>
  );
}
