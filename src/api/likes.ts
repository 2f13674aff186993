/** Likes of content (API-47). */
import { postKeepalive } from './call.ts';

/**
 * Sends a like of a piece of content and ignores the answer's body. The like arrives although the page is left
 * at once: nobody presses again, as the button stays pressed (LIK-05). Rejects with ApiError.
 */
export const sendLike = async (contentId: string): Promise<void> => {
  await postKeepalive(`/api/contentlikecount/${encodeURIComponent(contentId)}`);
};
