/** An English text of the product, and the same in each of the ready languages. */
export type WordRow = readonly [source: string, de: string, es: string, fr: string];
