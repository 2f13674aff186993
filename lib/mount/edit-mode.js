/** What an editor sees of a block that is not right, in the place where it was dropped (docs/embedding.md#page-settings). */
import { createTranslate } from "../src/i18n/texts.js";
import { settings } from "../src/island/settings.js";
import { messages } from "./messages.js";
import { nearestLanguage } from "./nearest-language.js";
import { offerOverlay } from "./edit-overlay.js";
const notices = new WeakMap();
addEventListener("widget:failed", (event) => showNotice(event));
offerOverlay();
// Whatever comes after a failure (a right prop, the block taken out) begins with another state.
const observer = new MutationObserver((records) => {
	for (const { target } of records) if (!/^(invalid|failed)$/.test(target.getAttribute("data-widget-state") ?? "")) notices.get(target)?.remove();
});
/** Puts the reason before the fallback. */
function showNotice({ target, detail }) {
	const marker = target;
	const t = createTranslate(messages, nearestLanguage(messages, settings().language), [settings().messages]);
	const notice = document.createElement("saaristo-notice");
	notice.setAttribute("role", "alert");
	const title = document.createElement("strong");
	const isInvalid = marker.getAttribute("data-widget-state") === "invalid";
	const isKnown = window.saaristo?.widgets.includes(detail.name) !== false;
	title.textContent = t(!isKnown ? "blockUnknown" : isInvalid ? "blockInvalid" : "blockFailed", { name: detail.name });
	const reason = document.createElement("span");
	reason.textContent = detail.error instanceof Error ? detail.error.message : String(detail.error);
	notice.append(title, " ", reason);
	notices.get(marker)?.remove();
	notices.set(marker, notice);
	// The marker itself, not the page: it may have been taken out by then.
	observer.observe(marker, { attributeFilter: ["data-widget-state"] });
	marker.prepend(notice);
}
