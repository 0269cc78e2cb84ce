import type { NextConfig } from 'next';

const config: NextConfig = { serverExternalPackages: ['mitako'] };

export default config;
