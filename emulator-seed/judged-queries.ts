/** One search that a visitor of Lumen Cycles might type, and the articles that may come first for it. */
export interface JudgedQuery {
  readonly query: string;
  /** slugs; mostly one, two where either answers */
  readonly right: readonly string[];
  /** why a support agent would send these and no others */
  readonly reason: string;
}

/** Searches with their right answers, for tests; judged by reading the articles, not by running the search. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  {
    query: 'my bike does not turn on',
    right: ['e04-battery-not-recognised', 'error-codes-list'],
    reason: 'No power at all is most often the battery contact; the list of codes has the restart.',
  },
  {
    query: 'charger does not charge',
    right: ['charger-light-codes'],
    reason: 'Its light tells why, and the article goes through each signal.',
  },
  {
    query: 'red light on the charger',
    right: ['charger-light-codes'],
    reason: 'Explains the signals of that light.',
  },
  {
    query: 'how long does it take to charge',
    right: ['charging-times'],
    reason: 'The table of hours per model.',
  },
  {
    query: 'fast charger hours for PowerCell 720',
    right: ['charging-times'],
    reason: 'The same table, by battery and charger.',
  },
  {
    query: 'can I charge the battery indoors',
    right: ['charge-your-battery'],
    reason: 'Where and how to charge, on a table or in the bike.',
  },
  { query: 'how far can I go', right: ['how-far-can-i-ride'], reason: 'Range by mode and terrain.' },
  {
    query: 'range drops in the cold',
    right: ['riding-in-winter'],
    reason: 'Loss of range in frost is what the article is about.',
  },
  {
    query: 'leave battery unused over winter',
    right: ['store-the-battery'],
    reason: 'A battery that waits is stored, not ridden.',
  },
  {
    query: 'battery lost capacity',
    right: ['battery-health'],
    reason: 'Capacity, ageing and how to read the state of health.',
  },
  { query: 'error E12', right: ['e12-battery-temperature'], reason: 'The article about that very code.' },
  {
    query: 'display shows E04',
    right: ['e04-battery-not-recognised'],
    reason: 'The article about that very code.',
  },
  {
    query: 'speed shows zero while riding',
    right: ['e02-speed-sensor'],
    reason: 'A speed of zero on the move is the sensor of the rear wheel.',
  },
  {
    query: 'what does error code E07 mean',
    right: ['error-codes-list'],
    reason: 'E07 has no article of its own, only its row in the list.',
  },
  {
    query: 'app cannot connect by bluetooth',
    right: ['pair-your-bike'],
    reason: 'Connecting the app is pairing.',
  },
  { query: 'firmware update is stuck', right: ['update-firmware'], reason: 'Has a section on exactly that.' },
  {
    query: 'let my wife use the bike',
    right: ['share-your-bike'],
    reason: 'A second rider is invited in the app.',
  },
  {
    query: 'somebody stole my bike',
    right: ['theft-mode-and-tracking'],
    reason: 'What to do in the first hour after a theft.',
  },
  { query: 'where is my order', right: ['track-your-order'], reason: 'Status and tracking of an order.' },
  {
    query: 'my parcel is late',
    right: ['track-your-order'],
    reason: 'What is normal, and from when on to ask.',
  },
  {
    query: 'change the delivery address',
    right: ['change-or-cancel-an-order'],
    reason: 'The address is part of an order that can still be changed.',
  },
  { query: 'cancel my order', right: ['change-or-cancel-an-order'], reason: 'Cancelling is half its title.' },
  {
    query: 'box arrived damaged',
    right: ['delivery-day'],
    reason: 'What to note down with the carrier when a box is damaged.',
  },
  {
    query: 'invoice with our VAT number',
    right: ['invoices-and-vat'],
    reason: 'How to have an invoice corrected.',
  },
  {
    query: 'can I pay monthly',
    right: ['pay-in-instalments'],
    reason: 'Paying by the month is paying in instalments.',
  },
  {
    query: 'leasing through my employer',
    right: ['pay-in-instalments'],
    reason: 'Schemes of employers are its second half.',
  },
  {
    query: 'send the bike back',
    right: ['return-your-bike'],
    reason: 'How to return within thirty days.',
  },
  {
    query: 'when do I get my money back',
    right: ['when-your-refund-arrives'],
    reason: 'The stages of a refund and how long each takes.',
  },
  {
    query: 'is the motor covered by warranty',
    right: ['what-the-warranty-covers'],
    reason: 'The table of what is covered and for how long.',
  },
  {
    query: 'how do I make a claim',
    right: ['make-a-warranty-claim'],
    reason: 'Claims are what the article is about.',
  },
  {
    query: 'lost the key of my battery',
    right: ['lost-battery-key'],
    reason: 'A new key is cut from its number.',
  },
  {
    query: 'forgot my password',
    right: ['reset-your-password'],
    reason: 'How to choose a new one.',
  },
  {
    query: 'I bought a used bike',
    right: ['register-a-second-hand-bike'],
    reason: 'A used bike has to change its owner in the app.',
  },
  {
    query: 'delete my personal data',
    right: ['delete-your-account'],
    reason: 'Account and data are deleted together.',
  },
  {
    query: 'brakes are squealing',
    right: ['brake-pads'],
    reason: 'Noise of brakes comes from their pads.',
  },
  {
    query: 'how often to oil the chain',
    right: ['care-for-your-chain'],
    reason: 'Cleaning and lubricating the chain.',
  },
  {
    query: 'how much air in the tyres',
    right: ['tyre-pressure'],
    reason: 'The table of pressures by weight.',
  },
  {
    query: 'wash the bike with a pressure washer',
    right: ['clean-your-bike'],
    reason: 'Warns of pressure washers and says how to wash instead.',
  },
  {
    query: 'my knees hurt saddle height',
    right: ['adjust-your-fit'],
    reason: 'Knee pain comes from the height of the saddle.',
  },
  {
    query: 'which mode saves battery',
    right: ['assist-modes'],
    reason: 'What each mode costs on a charge.',
  },
];

/** Searches without an answer in the library, for tests: gibberish, other languages, other topics. */
export const NONSENSE_QUERIES: readonly string[] = [
  'asdfgh qwertz',
  'xqzv wkpl brrrt',
  'zzyzx',
  'sdfsdf sdf',
  'aaaaaa bbbbbb',
  '1q2w3e4r',
  '!!! ???',
  'blah blah blah',
  'flurbo grindlewax',
  'supercalifragilistic',
  'lorem ipsum dolor',
  'quantum teapots',
  'purple monkey dishwasher',
  'wie lade ich mein fahrrad auf',
  'ich habe eine frage',
  'où est ma commande',
  'hola necesito ayuda con mi bicicleta',
  'merhaba siparisim nerede',
  'привет как дела',
  '電話番号は何ですか',
];
