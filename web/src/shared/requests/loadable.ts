/** State of the data a screen needs. A list that is ready without rows is shown as empty. */
export type Loadable<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'denied'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly retry: () => void };

/** State of reading further pages of a list. */
export type Paging = 'idle' | 'loading' | 'failed';
