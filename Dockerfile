FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Every native package brings a ready-made file for this Node: nothing is compiled (docs/decisions/0011).
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
# DEMO_DATA fills a new database, so that the image alone is a working portal. For real data: -e DEMO_DATA=false, or API_BASE_URL.
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO_DATA=true
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# Nothing is written outside /data and /tmp: the root may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
