import type { EditorLanguage, PublishFailure } from '@saaristo/editor/contract';
import { formatTime } from '../../admin/labels.ts';
import type { EditorMessages } from '../../admin/messages/common.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import type { Task } from '../store/tasks.ts';

/** Says why a scheduled publishing has failed, or will. */
export function describeFailure(
  { attempts, nextAttemptAt, isPathTaken, isPublisherGone = false }: PublishFailure,
  format: (time: Date) => string,
  language: EditorLanguage,
): string {
  const t = getPageMessages(language);
  if (isPublisherGone) return t.publisherGone;
  const failed = attempts > 0 && t.publishFailed(attempts, nextAttemptAt && format(new Date(nextAttemptAt)));
  return [isPathTaken && t.taken, failed].filter(Boolean).join(' ');
}

/** Returns what a task says: the text of a colleague, or why a publishing failed. */
export const describeTask = ({ text, failure, site }: Task, messages: EditorMessages): string =>
  failure
    ? describeFailure(failure, (time) => formatTime(time, messages, getTimeZone(site)), messages.language)
    : text;
