/** What a screen knows of data it needs; a list that is ready and has no rows is shown as empty. */
export type Loadable<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'denied'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Where reading further pages of a list stands. */
export type Paging = 'idle' | 'loading' | 'failed';
