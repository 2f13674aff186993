/**
 * The script of the shop's page in the hidden frame of another site. It handles the messages of that site as the cart's widget does
 * (SYN-02 to SYN-07). It works without React, because visitors of thirteen sites load it with every page. The page settings list the
 * allowed origins (`mainOrigins`). If the frame's cart is not the shop's own cart, `data-handover-url` on the script element is the URL
 * of the call that returns a handover token.
 */
import { settings } from '#island/settings.ts';
import { handleCartMessages } from './frame-listener.ts';

const script = document.querySelector<HTMLScriptElement>('script[data-handover-url]');
handleCartMessages(new Set(settings().mainOrigins), script?.dataset['handoverUrl']);
