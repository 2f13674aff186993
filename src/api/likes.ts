/** Likes of content (API-47). */
import { post } from './http.ts';

/** Sends a like of a piece of content and ignores the answer's body. Rejects with ApiError. */
export const sendLike = async (contentId: string, signal?: AbortSignal): Promise<void> => {
  await post(`/api/contentlikecount/${encodeURIComponent(contentId)}`, undefined, signal);
};
