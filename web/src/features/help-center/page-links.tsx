import { Link } from '../../shared/router/link';
import { PageNav, type PageNavProps } from './page-nav';

/** Links to the other pages of a list, opened without loading the page anew. */
export const PageLinks = (props: PageNavProps) => <PageNav {...props} Anchor={Link} />;
