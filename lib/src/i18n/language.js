/** `en` as the first path segment means English, anything else Finnish (I18N-03). */
export const languageFromPath = (pathname) => pathname.split("/").find((segment) => segment !== "") === "en" ? "en" : "fi";
/** Where the toggle leads from this path, and in which language its text is (NAV-16, NAV-17). */
export const languageToggle = (pathname) => languageFromPath(pathname) === "en" ? {
	link: "/",
	to: "fi"
} : {
	link: "/en/",
	to: "en"
};
