import { type Language, type Site } from '../lib/site.js';
export interface Link {
    label: string;
    link: string;
}
/** Which captcha the forms of the page use (FRM-30). */
export type CaptchaSettings = {
    provider: 'mtcaptcha';
    siteKey: string;
    scriptUrl?: string;
} | {
    provider: 'altcha';
    challengeUrl: string;
};
export interface Settings {
    site: Site;
    language: Language;
    pageId?: string;
    subDomainId?: string;
    /** Put before every /api path; '' is the page's own origin. */
    apiBase: string;
    searchUrl: string;
    shopUrl?: string;
    shopOrigin?: string;
    /** The page of the shop that other sites hold in their hidden frame. Default: `shopOrigin` + '/' (SYN-01). */
    shopFrameUrl?: string;
    /** Where a form of `code` and `quantity` puts a product into the basket without JavaScript, on the shop. */
    cartFormUrl?: string;
    loginLink?: Link;
    accountLink?: Link;
    mainOrigins: string[];
    captcha?: CaptchaSettings;
    verificationToken?: string;
    userName?: string;
    /** Page-wide replacements of interface texts, by key. */
    messages: Record<string, string>;
    editMode: boolean;
    /** Names of the anti-forgery cookie and header (API-02). */
    antiForgery: {
        cookie: string;
        header: string;
    };
}
/** What a page writes into its `<script data-widget-settings>`; all of it may be left out (docs/embedding.md#page-settings). */
export interface PageSettings extends Partial<Omit<Settings, 'pageId' | 'antiForgery'>> {
    pageId?: string | number;
    antiForgery?: Partial<Settings['antiForgery']>;
}
/** Settings out of what the page says; `pathname` gives the language where the page does not (I18N-03). */
export declare function parseSettings(given: unknown, pathname?: string): Settings;
/** The page's settings from its settings script; no script, or one that does not parse, gives the defaults. */
export declare function readSettings(page?: Document): Settings;
/** The settings in force on this page, read at the first call. */
export declare function settings(): Settings;
/** Reads the settings anew where the page has others by now: a router that replaces the body brings those of the next page. */
export declare function refreshSettings(): void;
/** Puts settings in force, for Storybook and tests; `undefined` has the page read again. */
export declare function configure(next: Settings | undefined): void;
