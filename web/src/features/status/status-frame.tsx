import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import type { ReactNode } from 'react';
import { useDocumentMeta, useMissingPage } from '../../shared/hooks/use-document-meta';
import type { Resource } from '../../shared/hooks/use-resource';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../shared/ui-public/state-panels';
import './status.css';

/** Shown where the library has no status page for visitors. */
function NoStatus() {
  const { library, links } = useLibrary();
  useMissingPage();
  useDocumentMeta(`${STATUS_TEXTS.notPublished} | ${companyName(library)}`, '');
  return (
    <StatePanel isPage icon="file" title={STATUS_TEXTS.notPublished}>
      <Link to={links.home()} className="button">
        {HELP_CENTER_TEXTS.breadcrumbHome}
      </Link>
    </StatePanel>
  );
}

interface StatusFrameProps {
  readonly status: Resource<PageStatus | null>;
  readonly children: (status: PageStatus) => ReactNode;
}

/** What the status page and its history have around their content, and in place of it. */
export function StatusFrame({ status, children }: StatusFrameProps) {
  if (status.status === 'failed') return <LoadFailed retry={status.retry} />;
  if (status.status === 'ready') {
    const { data } = status;
    return <div className="page section narrow">{data === null ? <NoStatus /> : children(data)}</div>;
  }
  return (
    <div className="page section narrow">
      <Loading>
        <SkeletonLines count={2} className="title-skeleton" />
        <SkeletonLines count={7} className="card padded" />
      </Loading>
    </div>
  );
}
