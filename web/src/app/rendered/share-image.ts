import type { LibraryPublic } from '@harborline/domain/entities/library';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import type { PageContent, PageCourse, PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { companyName } from '../../shared/library/library-scope';

/** The picture that a shared link shows. */
export interface ShareImage {
  /** absolute */
  readonly address: string;
  readonly alt: string;
  /** whether it fills the width of the preview */
  readonly isLarge: boolean;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Pixels; networks refuse smaller pictures, which are mostly icons. */
const MIN_SIDE = 200;

function* picturesIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (node.tagName === 'img') yield node;
    yield* picturesIn(node.childNodes);
  }
}

const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

/** Whether a picture may be large enough: a size that is not stated may be any. */
const isLargeEnough = (picture: Element): boolean =>
  ['width', 'height'].every((side) => {
    const stated = attributeOf(picture, side);
    return !/^\d+$/.test(stated) || Number(stated) >= MIN_SIDE;
  });

/** The absolute URL of a picture; null for one that others cannot load, such as a `data:` address, or cannot show. */
function absoluteAddress(address: string, origin: string): string | null {
  if (!isAllowedImage(address) || !URL.canParse(address, origin)) return null;
  const { protocol, pathname, href } = new URL(address, origin);
  const isShown = /^https?:$/.test(protocol) && !/\.svg$/i.test(pathname);
  return isShown ? href : null;
}

function articleImage(html: string, origin: string): ShareImage | null {
  if (!html.includes('<img')) return null;
  for (const picture of picturesIn(parseFragment(html).childNodes)) {
    const address = absoluteAddress(attributeOf(picture, 'src'), origin);
    if (address !== null && isLargeEnough(picture)) {
      return { address, alt: attributeOf(picture, 'alt'), isLarge: true };
    }
  }
  return null;
}

function logoImage(library: LibraryPublic, origin: string): ShareImage | null {
  const { logo } = homeOf(library);
  const address = logo === '' ? null : absoluteAddress(logo, origin);
  return address === null ? null : { address, alt: companyName(library), isLarge: false };
}

function coverImage({ course_cover, course_title }: PageCourse, origin: string): ShareImage | null {
  const address = course_cover === '' ? null : absoluteAddress(course_cover, origin);
  return address === null ? null : { address, alt: course_title, isLarge: true };
}

/** The feature image of a news flash, else the first picture of its text. */
function newsImage(news: PageNewsFlash, origin: string): ShareImage | null {
  const { newsFlash_featureImage: cover, newsFlash_title } = news;
  const address = cover === '' ? null : absoluteAddress(cover, origin);
  return address === null
    ? articleImage(news.html, origin)
    : { address, alt: newsFlash_title, isLarge: true };
}

/** What a shared link to a page shows: the picture of its text, else the library's logo; null without either. */
export function shareImage(
  { library, article, newsFlash, course }: PageContent,
  origin: string,
): ShareImage | null {
  const ofArticle = article === null ? null : articleImage(article.html, origin);
  const ofNews = newsFlash === null ? null : newsImage(newsFlash, origin);
  const ofCourse = course === null ? null : coverImage(course, origin);
  return ofArticle ?? ofNews ?? ofCourse ?? logoImage(library, origin);
}
