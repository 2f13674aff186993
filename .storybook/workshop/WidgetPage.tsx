/** The page of a widget: picture, facts, its first example with controls, texts by key, and all other examples. */
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { facts } from 'virtual:workshop/facts';
import { LANGUAGES } from '#lib/site.ts';
import { describeReservedHeight } from '../../packages/build/reserved-space.ts';
import type { WidgetFacts } from './facts.ts';
import './workshop.css';

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const list = (texts: readonly string[], none: string) =>
  texts.length === 0
    ? none
    : texts.map((text, at) => (
        <Fragment key={text}>
          {at > 0 && ' '}
          <code>{text}</code>
        </Fragment>
      ));

const formatHeight = (widget: WidgetFacts): string =>
  widget.reservedHeight === 0 ? 'none: it comes of what an editor writes' : describeReservedHeight(widget);

function Facts({ widget }: { widget: WidgetFacts }) {
  const { weight, load, calls, events, folder, requirements, name } = widget;
  return (
    <dl className="workshop-facts">
      <dt>Marker</dt>
      <dd>
        <code>{`data-widget="${name}"`}</code>
      </dd>
      <dt>Loads</dt>
      <dd>
        <code>{load}</code>, unless the marker says otherwise
      </dd>
      <dt>Reserved height</dt>
      <dd>{formatHeight(widget)}</dd>
      <dt>Weight</dt>
      <dd>
        {weight
          ? `${formatKilobytes(weight.own)} in its own chunk, ${formatKilobytes(weight.whole)} with all that a page of it alone loads (brotli)`
          : 'unknown until npm run build'}
      </dd>
      <dt>Calls</dt>
      <dd>{list(calls, 'none')}</dd>
      <dt>Events of the marker</dt>
      <dd>{list(['widget:mounted', 'widget:failed', 'widget:unmounted'], '')}</dd>
      <dt>Events for analytics</dt>
      <dd>{list(events, 'none')}</dd>
      <dt>Source</dt>
      <dd>
        <code>{folder}</code>
      </dd>
      <dt>Requirements</dt>
      <dd>
        {requirements.length === 0 ? (
          'none is named'
        ) : (
          <details>
            <summary>{requirements.map(({ id }) => id).join(', ')}</summary>
            <ul>
              {requirements.map(({ id, title }) => (
                <li key={id}>
                  <strong>{id}</strong> {title}
                </li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </dl>
  );
}

function Texts({ texts }: Pick<WidgetFacts, 'texts'>) {
  const keys = Object.keys(texts.fi);
  if (keys.length === 0) return <p>It shows no text of its own.</p>;
  return (
    <div className="workshop-scroll">
      <table className="workshop-table">
        <thead>
          <tr>
            <th scope="col">Key</th>
            {LANGUAGES.map((language) => (
              <th key={language} scope="col">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              {LANGUAGES.map((language) => (
                <td key={language}>{texts[language]?.[key] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders the page of the widget that `parameters.widget` names. For a shared part, renders Storybook's default page. */
export default function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = (preparedMeta.parameters as { widget?: string }).widget;
  const widget = name === undefined ? undefined : facts[name];
  return (
    <>
      <Title>{widget?.title}</Title>
      {widget && <Subtitle>{widget.name}</Subtitle>}
      <Description />
      {widget && (
        <Unstyled>
          <div className="workshop">
            {widget.hasPicture && (
              <img src={`./pictures/${widget.name}.webp`} alt="" className="workshop-picture" />
            )}
            <Facts widget={widget} />
          </div>
        </Unstyled>
      )}
      <Primary />
      <Controls />
      {widget && (
        <Unstyled>
          <div className="workshop">
            <h2>Texts</h2>
            <p>
              <code>texts</code> of a block and <code>messages</code> of a page replace them by their keys.
            </p>
            <Texts texts={widget.texts} />
          </div>
        </Unstyled>
      )}
      <Stories includePrimary={false} title="Examples" />
    </>
  );
}
