import { safeLink } from '#lib/url.ts';
import type { Fallback, PageContext } from '../context.ts';
import { type Html, html, trusted } from '../html.ts';
import { island, records, words } from './island.ts';

/** POR-08 */
const FORMATS = {
  fi: new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 3 }),
  se: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 }),
};

type Props = Record<string, unknown>;

const formatOf = ({ variant }: Props, { language }: PageContext) =>
  FORMATS[variant === 'se' || (variant !== 'fi' && language === 'se') ? 'se' : 'fi'];

const field = (label: string, value: string, unit: string): Html =>
  html`<div>
    <span class="PortionCalculator-label">${label}</span>
    <div class="PortionCalculator-control">
      <span class="PortionCalculator-value"><strong>${value}</strong> ${unit}</span>
    </div>
  </div>`;

/** The recipe for the portions it is given for (POR-02). */
export const portionCalculator: Fallback = (props, context) => {
  const { messages } = context;
  const format = formatOf(props, context);
  const ingredient = ({ Name, Amount, Unit, Url }: Props): Html =>
    html`<li class="PortionCalculator-ingredient">
      <span class="PortionCalculator-amount"
        >${typeof Amount === 'number' && Amount !== 0 ? `${format.format(Amount)} ` : ''}${words(Unit)}</span
      >
      <span>${safeLink(Url) ? html`<a href="${safeLink(Url)}">${words(Name)}</a>` : words(Name)}</span>
    </li>`;
  const order = ({ Order }: Props): number => (typeof Order === 'number' ? Order : 1e9);
  return island(
    html`<div class="PortionCalculator-calculator">
      <div class="PortionCalculator-controls">
        ${field(messages.portionCount, words(props.Yield), '')}${field(
          messages.portionSize,
          words(props.PortionSize),
          words(props.PortionUnit),
        )}
        <div class="PortionCalculator-total">
          <p>
            <span class="PortionCalculator-label">${messages.netTotal}</span>
            <strong class="PortionCalculator-net"
              >${format.format(Number(props.TotalYieldKg) * 1000)} g</strong
            >
          </p>
        </div>
      </div>
      ${records(props.Steps).map(
        ({ Heading, Ingredients, Instructions }) =>
          html`<div class="PortionCalculator-part">
            ${words(Heading) && html`<h2 class="PortionCalculator-heading">${words(Heading)}</h2>`}
            <ul>
              ${records(Ingredients)
                .sort((one, other) => order(one) - order(other))
                .map(ingredient)}
            </ul>
            ${
              words(Instructions) &&
              html`<div class="PortionCalculator-instructions">${trusted(words(Instructions))}</div>`
            }
          </div>`,
      )}
    </div>`,
  );
};
