/** Pictures, a film and posts of the smokehouse. */
import type { Block } from '../../cms/demo/pages/block.ts';
import { imageList, socialPosts } from '../../cms/demo/pages/content-blocks.ts';

/** How smoke is produced, in pictures. */
export const smokingInPictures = imageList(
  [
    'stories/mestariforsmanfi-1.svg',
    'Kuusimetsä ja puolukoita',
    'Leppä kaadetaan talvella ja kuivuu kaksi kesää.',
  ],
  ['teasers/mestariforsmanfi-2.svg', 'Savustamo', 'Uunit ovat kuparia: lämpö leviää tasaisesti.'],
  ['stories/mestariforsmanfi-2.svg', 'Sidottu lenkkimakkara laudalla', 'Valmis, kun savustaja niin sanoo.'],
);

/** A film of the smokehouse. */
export const smokehouseFilm: Block = {
  widget: 'video-modal',
  props: {
    image: { url: '/media/stories/mestariforsmanfi-3.svg', alt: '' },
    header: 'Yö savustamolla',
    videoUrl: '/media/videos/savustamo.webm',
  },
};

/** Posts of the smokers. */
export const smokersPosts = socialPosts('mestariforsmanfi', '@kuparisavu', '/tietoa-meista', [
  {
    header: 'Tuli syttyi neljältä',
    body: 'Pakkasta 18 astetta, leppä paukkuu ja kahvi on kuumaa. Ensimmäiset kinkut nousevat uuniin ennen kuin kylällä on yhtään valoa.',
    picture: 'teasers/mestariforsmanfi-2.svg',
    days: 0,
    likes: 412,
    comments: 23,
  },
  {
    header: 'Lenkki sai solmun',
    body: 'Sormet muistavat solmun, vaikka pää ei.',
    picture: 'stories/mestariforsmanfi-2.svg',
    days: 3,
    likes: 285,
    comments: 11,
  },
  {
    header: 'Katso, miten savu kulkee',
    body: 'Puolen minuutin filmi siitä, miksi uunin luukku on raollaan.',
    picture: 'heroes/mestariforsmanfi.svg',
    days: 9,
    likes: 1204,
    comments: 87,
    video: 'videos/savustamo.webm',
  },
]);
