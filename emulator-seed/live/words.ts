import type { RatingValue } from '@harborline/domain/ratings/rating-values';

/** What a simulated visitor says, in order; each reply follows an answer of the team. */
export interface Story {
  readonly name: string;
  readonly email: string;
  /** address of the page that they are on */
  readonly page: string;
  readonly opening: string;
  readonly replies: readonly string[];
  readonly rating: RatingValue;
  readonly review: string;
}

/** A story in the contact form. */
export interface RequestStory extends Story {
  /** added while nobody has answered yet */
  readonly afterthought: string;
}

const SHOP = 'https://shop.lumencycles.example';

/** Told in the chat. */
export const CHAT_STORIES: readonly Story[] = [
  {
    name: 'Ines Carvalho',
    email: 'ines.carvalho@visitor.example',
    page: `${SHOP}/bikes/metro-5`,
    opening: 'Hi! Is the Metro 5 in stock in size M? The page only shows the large one.',
    replies: [
      'Thank you for looking. I am 1.72 m: would the large one be too big for me?',
      'Good, then I will wait for the medium one. Can you send me a note when it is there?',
      'Perfect, thanks!',
    ],
    rating: 5,
    review: 'Quick and friendly.',
  },
  {
    name: 'Oskar Lindgren',
    email: 'oskar.lindgren@visitor.example',
    page: `${SHOP}/checkout`,
    opening: 'The checkout says that my voucher SPRING26 is not valid. It came with your newsletter.',
    replies: [
      'The order is for a child seat and two tubes.',
      'Ah, that explains it. I will add the pump then.',
    ],
    rating: 4,
    review: '',
  },
  {
    name: 'Amara Diallo',
    email: 'amara.diallo@visitor.example',
    page: `${SHOP}/bikes/cargo-2`,
    opening: 'Does the Cargo 2 carry two children of four and six, together about 42 kg?',
    replies: [
      'And is the rain cover for both seats included?',
      'Then I will come by for a test ride on Saturday.',
    ],
    rating: 5,
    review: 'Knew the bike very well.',
  },
  {
    name: 'Piotr Zieliński',
    email: 'piotr.zielinski@visitor.example',
    page: `${SHOP}/service`,
    opening: 'My back brake squeals since the rain yesterday. Do I need an appointment?',
    replies: ['It is the X3, about 900 km.', 'I cleaned it with alcohol as you said. It is quiet now!'],
    rating: 5,
    review: '',
  },
];

/** Told in the contact form and the conversation that follows. */
export const REQUEST_STORIES: readonly RequestStory[] = [
  {
    name: 'Greta Hofmann',
    email: 'greta.hofmann@visitor.example',
    page: `${SHOP}/account/orders`,
    opening:
      'My order 105377 shows "ready for pick-up" since Tuesday, but the shop in Leipzig says that nothing has arrived. Where is it?',
    afterthought: 'I am at home all day tomorrow, if somebody wants to call.',
    replies: ['Thank you. Please have it sent to my home then; the address in the order is right.'],
    rating: 4,
    review: 'It was sorted out the same day.',
  },
  {
    name: 'Luca Moretti',
    email: 'luca.moretti@visitor.example',
    page: `${SHOP}/bikes/c2`,
    opening:
      'The display of my C2 goes dark after about ten minutes and comes back when I press the button. Is that a setting?',
    afterthought: 'I charged it over night, and it is still the same.',
    replies: ['Found it under "Power". It stays on now. Grazie!'],
    rating: 5,
    review: '',
  },
  {
    name: 'Freya Olsen',
    email: 'freya.olsen@visitor.example',
    page: `${SHOP}/account`,
    opening:
      'I sold my bike. How does the new owner take over the registration and what is left of the warranty?',
    afterthought: 'She would like to ride it at the weekend, so it is a little urgent.',
    replies: ['She has sent you the contract from her own address.'],
    rating: 3,
    review: 'A form for this would be easier.',
  },
];

/** What visitors type into the search; the last ones find nothing. */
export const SEARCHES = [
  'charging light',
  'return',
  'tyre pressure',
  'lost key',
  'child trailer',
  'solar panel',
] as const;
