import { html } from '../html.ts';
import type { Fallback } from '../context.ts';

const PHONE = '10 555 0100';
const EMAIL = 'palvelu@saaristo.example';

/** How to reach the company without a form: every form needs JavaScript, most of them for their captcha. */
export const contactDetails: Fallback = ({ header }, { messages, language }) => {
  const phone = language === 'fi' ? `0${PHONE}` : `+358 ${PHONE}`;
  return html`<section class="form-fallback">
    ${typeof header === 'string' && header && html`<h2>${header}</h2>`}
    <p>${messages.formOff}</p>
    <dl class="facts">
      <div>
        <dt>${messages.phone}</dt>
        <dd><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></dd>
      </div>
      <div>
        <dt>${messages.email}</dt>
        <dd><a href="mailto:${EMAIL}">${EMAIL}</a></dd>
      </div>
    </dl>
  </section>`;
};
