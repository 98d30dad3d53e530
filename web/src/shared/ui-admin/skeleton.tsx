import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface SkeletonProps {
  /** 'text' is as high as a line of the surrounding text, unless it has a height */
  variant?: 'text' | 'rounded' | 'circular';
  width?: number | string;
  height?: number;
  sx?: SxProps<Theme>;
}

const TEXT_SHAPE = {
  transform: 'scale(1, 0.6)',
  transformOrigin: '0 55%',
  borderRadius: '8px',
  '&:empty::before': { content: '"\\00a0"' },
} as const;
const SHAPES = {
  text: TEXT_SHAPE,
  rounded: { borderRadius: '8px' },
  circular: { borderRadius: '50%' },
} as const;

/** A placeholder for content that is loading. The element around it announces the loading to screen readers. */
export function Skeleton({ variant = 'text', width, height, sx = [] }: SkeletonProps) {
  return (
    <Box
      component="span"
      className="skeleton"
      sx={[
        {
          display: 'block',
          width,
          height,
          bgcolor: 'Skeleton.bg',
          '@keyframes skeleton-pulse': { '50%': { opacity: 0.4 } },
          animation: 'skeleton-pulse 2s ease-in-out 0.5s infinite',
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
        SHAPES[variant],
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
