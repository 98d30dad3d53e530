/** Where views of articles are sent, without the schemas of the contract, which weigh more than the page that sends one. */
export const ARTICLE_VIEWS = { service: 'activity', method: 'POST', path: '/articles' } as const;
