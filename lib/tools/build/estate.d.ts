export interface Estate {
    /** Names of the sites, as the page settings say them; the first one is the default. Default: `main`. */
    sites?: readonly string[];
    /** BCP 47 tags by the languages' names, as the page settings and the widgets' texts say them; the first one is the default. Default: `{ en: 'en' }`. */
    languages?: Readonly<Record<string, string>>;
}
/**
 * The modules that say other sites and languages, by the files that they stand for.
 * @throws where there is no site or no language, or a tag is none
 */
export declare function estateModules({ sites, languages }: Estate): Map<string, string>;
