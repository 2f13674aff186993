/**
 * The script of the shop's page in the hidden frame of another site: it answers what that site asks, as the shop's block for it does, without
 * React, since visitors of thirteen sites load it with every page (SYN-02 to SYN-07). Whom it answers is in the page settings; where
 * the frame's cart is not the shop's own, `data-handover-url` of its element names the call for the token that joins both.
 */
import { settings } from '#island/settings.ts';
import { answerOtherSites } from './shop-listener.ts';

const script = document.querySelector<HTMLScriptElement>('script[data-handover-url]');
answerOtherSites(new Set(settings().mainOrigins), script?.dataset['handoverUrl']);
