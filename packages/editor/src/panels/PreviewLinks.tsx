import { useEffect, useId, useState } from 'react';
import { describeError } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Page, PreviewLinks as Links } from '../contract.ts';
import { getTimeFormat } from '../messages.ts';
import { announce } from './focus.ts';
import { getTogetherMessages } from '../messages.ts';
import { Failure } from '../fields/Failure.tsx';

const VALIDITIES = [1, 7, 30];

/** Creates and revokes links by which people without an account see the draft. */
export function PreviewLinks({ page }: { page: Page }) {
  const { api, settings, t: general } = useEditor();
  const t = getTogetherMessages(settings.language);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [links, setLinks] = useState<Links>();
  const [days, setDays] = useState(7);
  const [failure, setFailure] = useState<string>();
  const time = getTimeFormat(settings.language, page.timeZone);

  const run = (call: () => Promise<Links>): void => {
    setFailure(undefined);
    call().then(setLinks, (error: unknown) => setFailure(describeError(error, general)));
  };
  useEffect(() => {
    if (isOpen) api.previewLinks().then(setLinks, () => {});
  }, [api, isOpen]);

  return (
    <details className="ed-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.previewLinks}</summary>
      <div className="ed-stack">
        <p className="ed-help">{t.previewLinksHint}</p>
        <Failure text={failure} />
        <div className="ed-field">
          <label htmlFor={`${id}-days`}>{t.previewDays}</label>
          <select id={`${id}-days`} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {VALIDITIES.map((count) => (
              <option key={count} value={count}>
                {t.days(count)}
              </option>
            ))}
          </select>
        </div>
        <button type="button" onClick={() => run(() => api.createPreviewLink(days))}>
          {t.createLink}
        </button>
        {links?.url && (
          <div className="ed-field" role="status">
            <label htmlFor={`${id}-url`}>{t.newPreviewLink}</label>
            <input id={`${id}-url`} readOnly value={links.url} onFocus={({ target }) => target.select()} />
            <button
              type="button"
              onClick={() =>
                void navigator.clipboard.writeText(links.url ?? '').then(
                  () => announce(t.copied),
                  () => {},
                )
              }
            >
              {t.copyLink}
            </button>
          </div>
        )}
        {links && links.links.length > 0 && (
          <ul className="ed-links">
            {links.links.map((link) => (
              <li key={link.id}>
                <span>{t.validUntil(link.createdBy, time.format(new Date(link.expiresAt)))}</span>
                <button type="button" onClick={() => run(() => api.revokePreviewLink(link.id))}>
                  {t.revoke}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
