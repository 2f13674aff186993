/** Where nothing will be mounted, nothing is kept free; this comes last, since it weighs as much as the heights. */
const GIVEN_BACK = "@media (scripting: none){[data-widget]{min-height:0}}\n[data-widget-state='invalid'],[data-widget-state='failed']{min-height:0}";
/** One rule for each height; the header's layouts change at 1024 px (NAV-26). */
export function reservedSpaceCss(widgets) {
	const rules = (pick) => {
		const names = new Map();
		for (const { definition } of widgets) {
			const { reservedHeight: height, name } = definition;
			const px = typeof height === "number" ? pick === "narrow" ? height : undefined : height[pick];
			if (px) names.set(px, [...names.get(px) ?? [], name]);
		}
		return [...names].map(([px, list]) => `${list.map((name) => `[data-widget='${name}']`).join(",")}{min-height:${px}px}`).join("\n");
	};
	const wide = rules("wide");
	return `[data-widget]{display:block}\nsaaristo-root{display:contents}\n${rules("narrow")}\n${wide ? `@media (width > 1024px){${wide}}` : ""}\n${GIVEN_BACK}\n`;
}
