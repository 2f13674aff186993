/** Pictures, a film and posts of the smokehouse. */
import type { Block } from '../types.ts';

const media = (path: string, alt: string) => ({ url: `/media/${path}.svg`, alt });

/** How smoke is made, in pictures. */
export const smokingInPictures: Block = {
  widget: 'image-list',
  props: {
    items: [
      {
        image: media('stories/mestariforsmanfi-1', 'Kuusimetsä ja puolukoita'),
        imgText: 'Leppä kaadetaan talvella ja kuivuu kaksi kesää.',
      },
      {
        image: media('teasers/mestariforsmanfi-2', 'Savustamo'),
        imgText: 'Uunit ovat kuparia: lämpö leviää tasaisesti.',
      },
      {
        image: media('stories/mestariforsmanfi-2', 'Sidottu lenkkimakkara laudalla'),
        imgText: 'Valmis, kun savustaja niin sanoo.',
      },
    ],
  },
};

/** A film of the smokehouse. */
export const smokehouseFilm: Block = {
  widget: 'video-modal',
  props: {
    image: media('heroes/mestariforsmanfi', ''),
    header: 'Yö savustamolla',
    videoUrl: '/media/videos/savustamo.webm',
  },
};

const post = (
  header: string,
  body: string,
  picture: string,
  days: number,
  likes: number,
  comments: number,
) => ({
  socialMediaMediaType: 'IMAGE',
  image: { url: `/media/${picture}.svg`, alt: '' },
  link: '/tietoa-meista',
  header,
  body,
  socialMedia: '@kuparisavu',
  socialMediaProfileUrl: '/tietoa-meista',
  socialMediaProfilePictureUrl: '/theme/logos/mestariforsmanfi-mark.svg',
  socialMediaDaysSincePosted: days,
  likeCount: likes,
  commentCount: comments,
});

/** What the smokers have posted. */
export const smokersPosts: Block = {
  widget: 'social-cards',
  props: {
    cards: [
      post(
        'Tuli syttyi neljältä',
        'Pakkasta 18 astetta, leppä paukkuu ja kahvi on kuumaa. Ensimmäiset kinkut nousevat uuniin ennen kuin kylällä on yhtään valoa.',
        'teasers/mestariforsmanfi-2',
        0,
        412,
        23,
      ),
      post(
        'Lenkki sai solmun',
        'Sormet muistavat solmun, vaikka pää ei.',
        'stories/mestariforsmanfi-2',
        3,
        285,
        11,
      ),
      {
        ...post(
          'Katso, miten savu kulkee',
          'Puolen minuutin filmi siitä, miksi uunin luukku on raollaan.',
          'heroes/mestariforsmanfi',
          9,
          1204,
          87,
        ),
        socialMediaMediaType: 'VIDEO',
        video: '/media/videos/savustamo.webm',
      },
    ],
  },
};
