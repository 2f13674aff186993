import { useEffect } from 'react';
import { getReleaseCategories, SIGN_UP, createSignUpSender, type ReleaseCategory } from '#api/sign-ups.ts';
import { Form } from '#forms/Form.tsx';
import { EmailField } from '#forms/sign-up/EmailField.tsx';
import { useIsland, useLoaded, useTexts } from '#island/context.ts';
import type { Load } from '#island/load.ts';
import type { NativeResult } from '#schemas/native.ts';
import { newsRelease } from '#schemas/sign-ups.ts';
import { useRequest } from '#ui/use-request.ts';
import { messages } from './messages.ts';
import { ReleaseChoices } from './ReleaseChoices.tsx';

/** The data that the widget loads before its first render. */
export interface NewsReleaseData extends Partial<NativeResult> {
  categories?: ReleaseCategory[];
}

const NONE: readonly ReleaseCategory[] = [];
const send = createSignUpSender(SIGN_UP.newsRelease);

/** The form: an email address, the kinds of releases from the server, and the newsletter (NWS-11 to NWS-13). */
export function NewsReleaseForm({ header }: { header?: string }) {
  const t = useTexts(messages);
  const { language } = useIsland();
  const { answer } = useLoaded<Load<never, NewsReleaseData>>();
  const releases = useRequest<readonly ReleaseCategory[]>(answer?.categories);
  const { status, run } = releases;
  // If the call fails, the visitor can still subscribe to the newsletter.
  const categories = status === 'failed' ? NONE : releases.answer;
  const isThere = categories !== undefined;

  useEffect(
    () => (isThere ? undefined : run((signal) => getReleaseCategories(language, signal))),
    [language, isThere, run],
  );

  return (
    <Form
      name="news-release"
      header={header}
      form={newsRelease}
      messages={messages}
      captcha={false}
      summary={false}
      failure={t('errorLabel')}
      note={t('leaveText')}
      action={SIGN_UP.newsRelease}
      send={send}
    >
      <EmailField />
      <ReleaseChoices
        label={t('releases')}
        categories={categories}
        newsletterLabel={t('newsletterOptionLabel')}
        loadingLabel={t('loadingReleases')}
      />
    </Form>
  );
}
