import { type ComponentPropsWithoutRef } from 'react';
interface Props extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
    /** HTML as the CMS gives it; not trusted. Markers in it are mounted. */
    html: string;
}
/** CMS rich text. The only place of the project that sets inner HTML, and only what the sanitiser lets through. */
export declare function RichText({ html, ...rest }: Props): import("react").JSX.Element;
export {};
