/** Likes on content (API-47). */
import { post } from './http.ts';

/** Counts one like for a piece of content; the answer does not matter. Rejects with ApiError. */
export const sendLike = async (contentId: string, signal?: AbortSignal): Promise<void> => {
  await post(`/api/contentlikecount/${encodeURIComponent(contentId)}`, undefined, signal);
};
