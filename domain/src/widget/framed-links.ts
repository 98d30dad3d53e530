import { PAGE_PARAMETER } from '../help-center/list-page';
import { type PublicLinks, publicLinks } from '../help-center/public-routes';
import { carriedQuery } from './carried-query';
import type { CustomLink } from './custom-links';

/** Links between the pages of a widget, with those that only it has. */
export interface FramedLinks extends PublicLinks {
  help(): string;
  /** @param isModal of a library whose chat is modal (S2.3-19) */
  chat(isModal: boolean): string;
  customLink(link: CustomLink): string;
}

const segment = encodeURIComponent;

/** The page of a list as a query names it; the first needs no name. */
const pageOf = (page: number): Readonly<Record<string, string>> =>
  page > 1 ? { [PAGE_PARAMETER]: String(page) } : {};

/**
 * Links within a widget (S2.3), which carry on what its address asked for. What the widget has no page for leads to the
 * library's own pages, which open in a tab of their own.
 */
export function framedLinks(libraryKey: string, search: string): FramedLinks {
  const carried = carriedQuery(search);
  const link = (child: string, own: Readonly<Record<string, string>> = {}) => {
    const query = [new URLSearchParams(own).toString(), carried].filter((part) => part !== '').join('&');
    return `/widgetAdvanced/${segment(libraryKey)}${child}${query === '' ? '' : `?${query}`}`;
  };
  return {
    ...publicLinks(libraryKey),
    home: () => link('/dashboard'),
    help: () => link('/help'),
    chat: (isModal) => link(isModal ? '/chatmodal' : '/chat'),
    search: (q, page = 1) => link('/help', { q, ...pageOf(page) }),
    contact: () => link('/message'),
    category: (id, page = 1) => link(`/help/${segment(id)}`, pageOf(page)),
    article: (id) => link(`/articleDetail/${segment(id)}`),
    news: (page = 1) => link('/news', pageOf(page)),
    newsFlash: (id) => link(`/newsFlashDetail/${segment(id)}`),
    conversation: (ref) => link(`/conversation/${segment(ref)}`),
    customLink: ({ label, id }) => link(`/customlink/${segment(label)}/${id}`),
  };
}

/** The widget of a library in the admin area: compact, and told which page is around it (S2.5-19). */
export const previewAddress = (libraryId: string, origin: string): string =>
  `/AdvancedWidget/${segment(libraryId)}/dashboard?hc=1&hct=1&parentURL=${segment(origin)}`;
