import { form } from '../../cms/demo/pages/forms/make.ts';

/** The floating buttons of the Swedish home page, whose newsletter has another name. */
export const swedishOverlay = form('food-service-overlay', {
  newsletterLabel: 'Få Idébrevet',
  questionLabel: 'Fråga kocken',
});
