import { ListLoading } from './list-loading';
import { Skeleton } from './skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a list that is loading. */
export function ListSkeleton({ height = 60 }: { height?: number }) {
  return (
    <ListLoading>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ mb: 1 }} />
      ))}
    </ListLoading>
  );
}
