import type { DemoLibraryKey } from './library-data';

/** A news flash of the demo world. Times are days from now; the past is negative. */
export interface DemoNews {
  readonly library: DemoLibraryKey;
  /** the id without its library */
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly keywords: readonly string[];
  /** id of the category and its title, if it has one */
  readonly category?: readonly [id: string, title: string];
  /** when it was or is published; for a draft, when it was written */
  readonly day: number;
  readonly endsOn?: number;
  readonly state?: 'draft' | 'planned' | 'staff';
  readonly views?: number;
  /** heart, party, snooze and dislike */
  readonly reactions?: readonly [number, number, number, number];
}

const BATTERY = ['lumen-battery-and-charging', 'Battery and charging'] as const;
const APP = ['lumen-lumen-ride-app', 'Lumen Ride app'] as const;
const ORDERS = ['lumen-orders-and-delivery', 'Orders and delivery'] as const;

export const DEMO_NEWS: readonly DemoNews[] = [
  {
    library: 'lumen',
    name: 'winter-check',
    title: 'Free winter check in all our stores',
    html: '<p>Bring your bike before <strong>December 20</strong> and we look at brakes, lights, chain and battery. It takes twenty minutes and costs nothing.</p><ul><li>No appointment on weekdays before noon</li><li>On Saturdays, please book in the app</li></ul>',
    keywords: ['service', 'winter', 'store'],
    day: -2,
    endsOn: 28,
    views: 412,
    reactions: [38, 21, 3, 1],
  },
  {
    library: 'lumen',
    name: 'ride-app-4',
    title: 'Lumen Ride 4 plans hilly routes for your battery',
    html: '<p>Tell the app where you want to go. It looks at the hills, the wind and your battery, and suggests the assistance level that gets you there.</p><h2>What else is new</h2><ul><li>Rides start by themselves</li><li>Your garage shows two bikes side by side</li></ul>',
    keywords: ['app', 'update', 'routes'],
    category: APP,
    day: -9,
    views: 936,
    reactions: [84, 57, 12, 6],
  },
  {
    library: 'lumen',
    name: 'four-days-of-panniers',
    title: 'Four days of 15% off all panniers',
    html: '<p>From Friday to Monday, every pannier in our shop costs 15% less. You need no code.</p>',
    keywords: ['offer', 'panniers'],
    day: 4,
    endsOn: 8,
    state: 'planned',
  },
  {
    library: 'lumen',
    name: 'second-battery',
    title: 'The range battery is back in stock',
    html: '<p>We have the 625 Wh battery for the City and Trek models again. Orders leave our warehouse within two days.</p>',
    keywords: ['battery', 'stock'],
    category: BATTERY,
    day: -21,
    views: 688,
    reactions: [41, 33, 4, 2],
  },
  {
    library: 'lumen',
    name: 'delivery-norway',
    title: 'We deliver to Norway',
    html: '<p>Order as you are used to. Duties are part of the price that you see, so the driver asks for nothing.</p>',
    keywords: ['delivery', 'Norway'],
    category: ORDERS,
    day: -46,
    views: 287,
    reactions: [19, 26, 5, 0],
  },
  {
    library: 'lumen',
    name: 'summer-hours',
    title: 'Shorter opening hours in August',
    html: '<p>In August our stores close at 17:00. Support answers as usual.</p>',
    keywords: ['stores', 'opening hours'],
    day: -110,
    endsOn: -82,
    views: 154,
    reactions: [2, 0, 17, 9],
  },
  {
    library: 'lumen',
    name: 'fern-and-slate',
    title: 'Two new colours: fern and slate',
    html: '<p>The City model comes in two new colours from January. We show them here first.</p>',
    keywords: ['colours', 'City'],
    day: -1,
    state: 'draft',
  },
  {
    library: 'lumen',
    name: 'price-list',
    title: 'New prices from January: what to tell customers',
    html: '<p>Nothing changes for orders placed this year. If somebody asks, point them to the price list and offer to reserve a bike.</p>',
    keywords: ['prices', 'team'],
    day: -5,
    state: 'staff',
  },
  {
    library: 'northbeam',
    name: 'reports-weekly',
    title: 'Your campaign report now comes every week',
    html: '<p>On Mondays you find last week in your inbox, with the three numbers that we would look at first.</p>',
    keywords: ['reports'],
    day: -12,
    views: 63,
    reactions: [7, 4, 1, 0],
  },
  {
    library: 'northbeam',
    name: 'office-moves',
    title: 'We move to Harbour Street',
    html: '<p>From the first of the month you find us at 14 Harbour Street. Our phone numbers stay.</p>',
    keywords: ['office'],
    day: -33,
    views: 91,
    reactions: [5, 9, 0, 0],
  },
];
