/** Addresses that come from props or from a server are not trusted (docs/embedding.md#security). */
/** The address if it may become a link (http, https, mailto, tel or relative), else undefined. */
export declare const safeLink: (address: unknown) => string | undefined;
/** The address if it may be shown as an image (http, https, data or relative), else undefined. */
export declare function safeImage(address: unknown): string | undefined;
/** Sets one query parameter, or takes it away where it has no value, keeping what else the address has (a search URL keeps its query). */
export declare function withParameter(address: string, name: string, value: string | undefined): string;
