import { useMemo } from "react";
import { sanitize } from "./sanitize.js";
import { jsx as _jsx } from "react/jsx-runtime";
/** CMS rich text. The only place of the project that sets inner HTML, and only what the sanitiser lets through. */
export function RichText({ html, ...rest }) {
	const inner = useMemo(() => ({ __html: sanitize(html) }), [html]);
	return /* @__PURE__ */ _jsx("div", {
		...rest,
		dangerouslySetInnerHTML: inner,
		suppressHydrationWarning: true
	});
}
