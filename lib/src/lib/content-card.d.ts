/** Cards, as editors write them into props and as the filter of a grid answers with them (GRD-01, GRD-02). */
import { type Image } from './image.js';
export declare const CARD_TYPES: readonly ['square', 'tall', 'wide', 'extra-tall', 'recipe', 'news', 'press-release', 'broiler-recipe', 'swedish-a', 'swedish-b', 'product'];
export type CardType = (typeof CARD_TYPES)[number];
/** What a card can show. A text that nobody gave is ''. */
export interface Card {
    type: CardType;
    /** Safe to link to; undefined where there is none. */
    link: string | undefined;
    /** In the preset of the card. */
    image: Image | undefined;
    /** The second picture of a recipe (GRD-11). */
    productImage: Image | undefined;
    /** Never ''. */
    header: string;
    ctaButton: string;
    /** Minutes; 0 where nobody says. */
    totalTime: number;
    /** Kind of a release. */
    cisionTextType: string;
    /** ISO date or date-time. */
    publishDate: string;
    /** What is liked, where the card may be (GRD-13). */
    like: {
        contentId: string;
        likeCount: number;
    } | undefined;
}
/** The card out of props or of an answer; undefined where nothing says what it is about. An unknown type reads as `square`. */
export declare function readCard(value: unknown): Card | undefined;
