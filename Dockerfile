ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Every native package brings a ready-made file for this Node: nothing is compiled (docs/decisions/0011).
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Of the packages only the files that run (docs/decisions/0023).
RUN npm run build && npm run build:image -- /image

FROM ${NODE_IMAGE}
WORKDIR /app
# To try it: -e DEMO_DATA=true. Without data, DEMO_DATA or API_BASE_URL the start says what to choose and stops.
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=build /image ./
# Nothing is written outside /data and /tmp: the root may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
